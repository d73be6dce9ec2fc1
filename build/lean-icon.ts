import { type ComponentType, createElement, forwardRef, type SVGProps } from 'react'

type IconData = { name: string; aliases?: string[]; node: [tag: string, attributes: Record<string, string>][] }
type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }

const isLabelled = (props: object) =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title')

/**
 * Replaces lucide's own function in the browser (lean-packages.ts), and renders the same. Lucide builds the attributes
 * and paths of an icon again in every rendering, in two components; a page has dozens of icons.
 */
export function createLeanIcon({ name, aliases = [], node }: IconData): ComponentType<IconProps> {
  const paths = node.map(([tag, attributes]) => createElement(tag, attributes))
  const ownClasses = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ')
  return forwardRef<SVGSVGElement, IconProps>(({ className, size = 24, color, children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color ?? 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${ownClasses} ${className}` : ownClasses,
        ...(!children && !isLabelled(rest) && { 'aria-hidden': 'true' }),
        ...rest,
      },
      paths,
      children,
    ),
  )
}
