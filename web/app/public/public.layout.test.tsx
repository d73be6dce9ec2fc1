import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Site } from '#contract/site/settings.ts'
import { PublicLayout } from './public.layout.tsx'

const site = Site.parse({ supportPhone: '+91 98765 43210' })

const render = (path: string) =>
  renderToStaticMarkup(
    <PublicLayout site={site} path={path}>
      <h1>Page</h1>
    </PublicLayout>,
  )

test('has no inline style or script, which the content security policy would block', () => {
  expect(render('/')).not.toMatch(/ style=|<style|<script/)
})

test('lists the pages in the navigation in order', () => {
  const nav = /<nav aria-label="Menu".*?<\/nav>/s.exec(render('/'))![0]
  const labels = [...nav.matchAll(/<a href="[^"]+"[^>]*>([^<]+)</g)].map((link) => link[1])
  expect(labels).toEqual(['Home', 'Courses', 'Pricing', 'About', 'Free Demo', 'Login'])
})

test('marks the current page, and Courses for a course details page', () => {
  expect(marked(render('/pricing'))).toEqual(['/pricing=page', '/pricing=page'])
  expect(marked(render('/course/courseDetails/3'))).toEqual(['/courses=true', '/courses=true'])
  expect(marked(render('/terms'))).toEqual([])
})

test('shows the school name and contact details in the footer', () => {
  const html = render('/')
  expect(html).toContain('© 2025 Kaushal Techbridge')
  expect(html).toContain('href="tel:+919876543210"')
  expect(html).toContain('href="mailto:support@kaushal.example"')
  for (const path of ['/terms', '/privacy', '/certificate']) expect(html).toContain(`href="${path}"`)
})

function marked(html: string): string[] {
  return [...html.matchAll(/<a href="([^"]+)" aria-current="([^"]+)"/g)].map((link) => `${link[1]}=${link[2]}`)
}
