import { expect, test } from 'vitest'
import { sectionsOf } from './lesson-text.ts'

test('gives the text under each heading as it is read, with the ids of the headings', () => {
  const markdown = [
    'Read **exactly** `a_b` in [the file](data.json).',
    '## Why `paise`',
    '> [!TIP]',
    '> Count in paise.',
    '',
    '- [ ] one',
    '1. two',
    '| piece | matches |',
    '|---|:-:|',
    '| `\\d` | a digit |',
    '```js run',
    'const list = [1] // - kept',
    '```',
    '```quiz',
    'Hidden?',
    '- [x] Yes :: Yes.',
    '```',
    '## Why paise',
  ].join('\n')
  expect(sectionsOf(markdown)).toEqual([
    { heading: '', anchor: '', text: 'Read exactly a_b in the file.' },
    {
      heading: 'Why paise',
      anchor: 'why-paise',
      text: '\nCount in paise.\n\none\ntwo\npiece · matches\n\n\\d · a digit\nconst list = [1] // - kept'.trim(),
    },
    { heading: 'Why paise', anchor: 'why-paise-2', text: '' },
  ])
})
