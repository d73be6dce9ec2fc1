export default [
  {
    name: 'reads kind, scope and text',
    hint: 'A pattern with brackets around each part; the scope may be missing.',
    run: ({ parse }) => [parse('fix(prices): round the discount per line'), parse('chore: update pg to 8.16.1')],
    expect: [{ kind: 'fix', scope: 'prices', isBreaking: false, text: 'round the discount per line' }, { kind: 'chore', scope: '', isBreaking: false, text: 'update pg to 8.16.1' }],
  },
  {
    name: 'takes what has no form as another change',
    hint: 'Merge branch main has no kind.',
    run: ({ parse }) => [parse('Merge branch main').kind, parse('fix something').text],
    expect: ['other', 'fix something'],
  },
  {
    name: 'raises the second part for a feature, the third for a fix',
    hint: 'The parts behind begin at 0 again.',
    run: ({ nextVersion }) => {
      const subjects = ['fix(prices): round the discount per line', 'feat(search): find products without accents', 'chore: update pg to 8.16.1', 'Merge branch main']
      return [nextVersion('1.4.2', subjects), nextVersion('1.4.2', [subjects[0]])]
    },
    expect: ['1.5.0', '1.4.3'],
  },
  {
    name: 'writes what is new and what is repaired',
    hint: 'A heading for each part, and - scope: text.',
    run: ({ notes }) => {
      const subjects = ['fix(prices): round the discount per line', 'feat(search): find products without accents', 'chore: update pg to 8.16.1', 'Merge branch main']
      return notes('1.5.0', subjects).slice(0, 5)
    },
    expect: ['# 1.5.0', '## New', '- search: find products without accents', '## Repaired', '- prices: round the discount per line'],
  },
]
