export default [
  {
    name: 'puts breaking changes first, once',
    hint: "A feature with ! isn't listed under New again.",
    run: ({ notes }) => {
      const subjects = ['fix(prices): round the discount per line', 'feat(search): find products without accents', 'chore: update pg to 8.16.1', 'Merge branch main']
      return notes('2.0.0', ['feat(orders)!: send totals in paise', ...subjects]).slice(0, 5)
    },
    expect: ['# 2.0.0', '## Breaking changes', '- orders: send totals in paise', '## New', '- search: find products without accents'],
  },
  {
    name: 'raises the first part for a breaking change of any kind',
    hint: 'fix!: breaks too.',
    run: ({ nextVersion }) => {
      const subjects = ['fix(prices): round the discount per line', 'feat(search): find products without accents', 'chore: update pg to 8.16.1', 'Merge branch main']
      return [nextVersion('1.4.2', ['fix!: refuse empty baskets']), nextVersion('0.9.9', ['feat(a)!: b', ...subjects])]
    },
    expect: ['2.0.0', '1.0.0'],
  },
  {
    name: 'reads version numbers of several digits, and scopes of several words',
    hint: 'Split the version at its dots. Between the brackets, anything but a closing bracket belongs to the scope.',
    run: ({ nextVersion, parse }) => [nextVersion('1.9.4', ['feat: a']), nextVersion('2.10.19', ['fix: a']), nextVersion('9.12.3', ['fix!: a']), parse('fix(price-list): round once').scope, parse('feat(shop screen): show the gate').scope],
    expect: ['1.10.0', '2.10.20', '10.0.0', 'price-list', 'shop screen'],
  },
  {
    name: 'counts changes, others and pairs in the last line',
    hint: 'others are those without a heading; pairs are n × (n − 1) ÷ 2.',
    run: ({ notes }) => {
      const subjects = ['fix(prices): round the discount per line', 'feat(search): find products without accents', 'chore: update pg to 8.16.1', 'Merge branch main']
      return notes('1.5.0', subjects).at(-1)
    },
    expect: '4 changes, 2 of them others, 6 pairs',
  },
  {
    name: 'has no heading without a change below it',
    hint: 'Only chores: a title and the last line.',
    run: ({ notes }) => notes('1.4.3', ['chore: update pg']),
    expect: ['# 1.4.3', '1 changes, 1 of them others, 0 pairs'],
  },
  {
    name: 'keeps colons and brackets in the text',
    hint: 'Only the first colon ends the kind.',
    run: ({ parse }) => parse('fix(api): answer 409: taken (again)').text,
    expect: 'answer 409: taken (again)',
  },
  {
    name: 'writes a change without a scope as its text alone',
    hint: 'No scope, no colon in front of the text.',
    run: ({ notes }) => notes('1.4.4', ['fix: print the number of the shop', 'docs(readme): name the port']),
    expect: ['# 1.4.4', '## Repaired', '- print the number of the shop', '2 changes, 1 of them others, 1 pairs'],
  },
]
