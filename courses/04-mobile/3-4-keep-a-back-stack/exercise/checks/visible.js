export default [
  {
    name: 'puts a screen on top',
    hint: '[...stack, screen] is a new array with one more screen.',
    run: ({ open }) => open([{ screen: 'today' }], { screen: 'member', id: 17 }),
    expect: [{ screen: 'today' }, { screen: 'member', id: 17 }],
  },
  {
    name: 'opens a screen once for a double tap',
    hint: 'Compare the names and the ids with the screen on top. === on two objects is false.',
    run: ({ open }) =>
      [{ screen: 'new-entry' }, { screen: 'member', id: 17 }].map((screen) =>
        open(open([{ screen: 'today' }], screen), { ...screen }),
      ),
    expect: [
      [{ screen: 'today' }, { screen: 'new-entry' }],
      [{ screen: 'today' }, { screen: 'member', id: 17 }],
    ],
  },
  {
    name: 'goes back, and keeps the last screen',
    hint: 'Look at the length before you take one away.',
    run: ({ back }) => {
      const once = back([{ screen: 'today' }, { screen: 'member', id: 17 }])
      return [once, back(once)]
    },
    expect: [[{ screen: 'today' }], [{ screen: 'today' }]],
  },
  {
    name: 'opens the page of a link with today below it',
    hint: 'Read the name and the number from the address with a regular expression, and make the id a number.',
    run: ({ openLink }) => [openLink('dudh://member/17'), openLink('dudh://entry/5')],
    expect: [
      [{ screen: 'today' }, { screen: 'member', id: 17 }],
      [{ screen: 'today' }, { screen: 'entry', id: 5 }],
    ],
  },
  {
    name: 'shows today for a link that it doesn’t understand',
    hint: 'The pattern must match the whole address: ^ at the beginning, $ at the end.',
    run: ({ openLink }) =>
      ['dudh://member/abc', 'dudh://pay/17', 'dudh://member/', 'dudh://member/17/delete', ''].map((url) =>
        openLink(url),
      ),
    expect: [[{ screen: 'today' }], [{ screen: 'today' }], [{ screen: 'today' }], [{ screen: 'today' }], [{ screen: 'today' }]],
  },
  {
    name: 'restores the pile after the process ended',
    hint: 'JSON.parse gives the list back.',
    run: ({ restore }) => restore('[{"screen":"today"},{"screen":"member","id":17},{"screen":"entry","id":5},{"screen":"new-entry"}]'),
    expect: [{ screen: 'today' }, { screen: 'member', id: 17 }, { screen: 'entry', id: 5 }, { screen: 'new-entry' }],
  },
]
