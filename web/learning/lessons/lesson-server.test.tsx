import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LessonBlocks } from './lesson-blocks.tsx'
import { contentsOf } from '#contract/learning/lesson-text.ts'
import { prepareLesson } from '#contract/learning/prepare-lesson.ts'

const quiz = '```quiz\nWhat is `1 + 1`?\n- [ ] 1 :: Count again.\n- [x] 2 :: Yes.\n- [ ] 3 :: Too many.\n```'

test('renders a whole lesson from the JSON that a page carries', async () => {
  const text = `## One\n\n[a][site]\n\n\`\`\`js run\nlet a = 'x'\n\`\`\`\n\n${quiz}\n\n[site]: https://example.org/`
  const document = JSON.parse(JSON.stringify(await prepareLesson(text))) as Awaited<ReturnType<typeof prepareLesson>>
  const html = renderToString(<LessonBlocks document={document} />)
  expect(html).toMatch(/<h2 id="one" [^>]*><span [^>]*>One</)
  expect(html).toContain('href="https://example.org/"')
  expect(html).toContain('<span class="code-string">&#x27;x&#x27;</span>')
  expect(html).toContain('What is <code>1 + 1</code>?')
})

test('lists the two highest levels of headings with their ids', async () => {
  const text = '## **Why** `a_b` drifts\n\n```sh\n# no heading\n```\n\n### Detail\n\n#### Deep\n\n## Detail'
  expect(contentsOf(text)).toEqual([
    { heading: 'Why a_b drifts', anchor: 'why-a-b-drifts', level: 1 },
    { heading: 'Detail', anchor: 'detail', level: 2 },
    { heading: 'Detail', anchor: 'detail-2', level: 1 },
  ])
  expect(contentsOf('No heading')).toEqual([])
  const html = renderToString(<LessonBlocks document={await prepareLesson(text)} />)
  expect([...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'why-a-b-drifts',
    'detail',
    'deep',
    'detail-2',
  ])
})
