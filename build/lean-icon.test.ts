import { createElement } from 'react'
import type { LucideIcon } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createLeanIcon } from './lean-icon.ts'

type IconModule = { default: LucideIcon; __iconData: Parameters<typeof createLeanIcon>[0] }

test.each([
  {},
  { className: 'size-5 shrink-0', 'aria-hidden': true },
  { 'aria-label': 'Done', size: 16 },
  { color: 'red', strokeWidth: 2.5, role: 'img' },
])('renders an icon as lucide does, with %j', async (props) => {
  const icons = [import('lucide-react/icons/circle-check'), import('lucide-react/icons/triangle-exclamation-point')]
  for (const icon of (await Promise.all(icons)) as unknown as IconModule[]) {
    const lean = createElement(createLeanIcon(icon['__iconData']), props)
    expect(renderToStaticMarkup(lean)).toBe(renderToStaticMarkup(createElement(icon.default, props)))
  }
})
