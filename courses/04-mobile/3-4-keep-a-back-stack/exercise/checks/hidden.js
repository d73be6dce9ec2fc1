export default [
  {
    name: 'opens the same page again when another one is between',
    hint: 'Only the screen on top counts, not the whole pile.',
    run: ({ open }) =>
      open([{ screen: 'today' }, { screen: 'member', id: 17 }, { screen: 'member', id: 42 }], { screen: 'member', id: 17 })
        .length,
    expect: 4,
  },
  {
    name: 'opens another member on top of a member',
    hint: 'The ids differ, so it is another screen.',
    run: ({ open }) => open([{ screen: 'today' }, { screen: 'member', id: 17 }], { screen: 'member', id: 42 }).at(-1),
    expect: { screen: 'member', id: 42 },
  },
  {
    name: 'never changes the pile that it got',
    hint: 'push and pop change the array. Use [...stack, screen] and slice.',
    run: ({ open, back }) => {
      const stack = [{ screen: 'today' }, { screen: 'member', id: 17 }]
      open(stack, { screen: 'entry', id: 5 })
      const afterOpen = stack.length
      back(stack)
      return [afterOpen, stack]
    },
    expect: [2, [{ screen: 'today' }, { screen: 'member', id: 17 }]],
  },
  {
    name: 'accepts only ids from 1 to 99999',
    hint: 'No 0, no leading zero, no sign, at most five digits.',
    run: ({ openLink }) =>
      ['0', '-3', '1.5', '1e3', '017', '99999', '100000', '१७'].map((id) => openLink(`dudh://member/${id}`).length),
    expect: [1, 1, 1, 1, 1, 2, 1, 1],
  },
  {
    name: 'starts with today when the stored text is damaged or old',
    hint: 'JSON.parse can throw, and its result can be anything: check that it is a list, and each name.',
    run: ({ restore }) =>
      ['', '{"screen":"today"}', '[]', 'null', '[{"screen":"today"},{"screen":"settings"}]', '[{"screen":"member","id":17}]', '[{"screen":"today"},null]'].map(
        (text) => JSON.stringify(restore(text)),
      ),
    expect: [
      '[{"screen":"today"}]',
      '[{"screen":"today"}]',
      '[{"screen":"today"}]',
      '[{"screen":"today"}]',
      '[{"screen":"today"}]',
      '[{"screen":"today"}]',
      '[{"screen":"today"}]',
    ],
  },
  {
    name: 'gives back the same pile when nothing changes',
    hint: 'Return stack itself, not a copy. Compare screen and id, not two texts of JSON: the order of the fields doesn’t matter.',
    run: ({ open, back }) => {
      const stack = [{ screen: 'today' }]
      const changed = []
      if (open(stack, { screen: 'today' }) !== stack) changed.push('open')
      if (back(stack) !== stack) changed.push('back')
      const page = [...stack, { screen: 'member', id: 17 }]
      if (open(page, { id: 17, screen: 'member' }) !== page) changed.push('open member')
      return changed
    },
    expect: [],
  },
  {
    name: 'opens only members and entries by a link, and only with its own scheme',
    hint: 'Write the two names into the pattern, with ^ and dudh:// in front.',
    run: ({ openLink }) =>
      ['dudh://new-entry/5', 'dudh://today/1', 'https://member/17', 'see dudh://member/17', 'dudh://entry/99999'].map(
        (url) => openLink(url).map(({ screen, id }) => (id ? `${screen} ${id}` : screen)).join(', '),
      ),
    expect: ['today', 'today', 'today', 'today', 'today, entry 99999'],
  },
  {
    name: 'looks at every stored screen, not only at the first and the last',
    hint: 'every goes through all of them.',
    run: ({ restore }) =>
      ['settings', 'toString', 'entry'].map(
        (screen) => restore(JSON.stringify([{ screen: 'today' }, { screen, id: 5 }, { screen: 'member', id: 17 }])).length,
      ),
    expect: [1, 1, 3],
  },
  {
    name: 'wants today at the bottom of a stored pile, not somewhere',
    hint: 'Look at the first element of the list.',
    run: ({ restore }) =>
      ['[{"screen":"member","id":17},{"screen":"today"}]', '[{"screen":"entry","id":5},{"screen":"today"},{"screen":"member","id":1}]'].map((text) =>
        restore(text),
      ),
    expect: [[{ screen: 'today' }], [{ screen: 'today' }]],
  },
]
