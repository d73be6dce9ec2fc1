export default [
  {
    name: 'opens the camera if it is allowed, and asks if not',
    hint: 'The tap says isAllowed. Return a new state with the name open, or asking.',
    run: ({ next }) => [true, false].map((isAllowed) => next({ name: 'closed' }, { type: 'tap', isAllowed })),
    expect: [{ name: 'open', message: '', last: null }, { name: 'asking' }],
  },
  {
    name: 'knows three answers',
    hint: 'isGranted decides first. Then mayAskAgain tells refused and blocked apart.',
    run: ({ next }) =>
      [
        { type: 'answer', isGranted: true, mayAskAgain: false },
        { type: 'answer', isGranted: false, mayAskAgain: true },
        { type: 'answer', isGranted: false, mayAskAgain: false },
      ].map((event) => next({ name: 'asking' }, event)),
    expect: [{ name: 'open', message: '', last: null }, { name: 'refused' }, { name: 'blocked' }],
  },
  {
    name: 'looks at the permission again at each tap',
    hint: 'A tap counts in refused, blocked and done as well, and isAllowed decides.',
    run: ({ next }) =>
      ['refused', 'blocked'].map((name) => [true, false].map((isAllowed) => next({ name }, { type: 'tap', isAllowed }).name)),
    expect: [
      ['open', 'asking'],
      ['open', 'asking'],
    ],
  },
  {
    name: 'reads a card exactly once',
    hint: 'A text counts only in open. After a card the name is done.',
    run: ({ next }) =>
      Array.from({ length: 90 }, () => ({ type: 'text', text: 'DUDH1-00017-4' })).reduce(
        ({ state, scans }, event) => {
          const after = next(state, event)
          return { state: after, scans: scans + (after !== state ? 1 : 0) }
        },
        { state: { name: 'open', message: '', last: null }, scans: 0 },
      ),
    expect: { state: { name: 'done', member: 17 }, scans: 1 },
  },
  {
    name: 'says what is wrong with a text, and stays open',
    hint: 'Keep the text in last, and choose the message by the kind of readCard.',
    run: ({ next }) =>
      ['tea packet', 'DUDH1-00071-4'].map((text) => next({ name: 'open', message: '', last: null }, { type: 'text', text })),
    expect: [
      { name: 'open', message: "This isn't a member's card", last: 'tea packet' },
      { name: 'open', message: 'Clean the card, or type the number', last: 'DUDH1-00071-4' },
    ],
  },
  {
    name: 'offers what helps in each state',
    hint: 'keypad always; scan unless the camera is open or the system asks; settings when it is blocked.',
    run: ({ offers }) => ['closed', 'asking', 'open', 'refused', 'blocked', 'done'].map((name) => offers({ name })),
    expect: [['keypad', 'scan'], ['keypad'], ['keypad'], ['keypad', 'scan'], ['keypad', 'scan', 'settings'], ['keypad', 'scan']],
  },
]
