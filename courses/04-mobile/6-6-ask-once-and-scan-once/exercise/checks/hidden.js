export default [
  {
    name: 'ignores an answer that comes too late',
    hint: 'An answer counts only in asking. Otherwise return state itself.',
    run: ({ next }) =>
      ['closed', 'open', 'refused', 'blocked', 'done'].filter((name) => {
        const state = { name }
        return next(state, { type: 'answer', isGranted: true, mayAskAgain: true }) !== state
      }),
    expect: [],
  },
  {
    name: 'changes nothing for a second tap',
    hint: 'In asking and open a tap gives back the same object.',
    run: ({ next }) =>
      ['asking', 'open', 'closed', 'done'].map((name) => {
        const state = { name, message: 'x', last: 'y' }
        return [true, false].map((isAllowed) => (next(state, { type: 'tap', isAllowed }) === state ? 'same' : 'another')).join(' ')
      }),
    expect: ['same same', 'same same', 'another another', 'another another'],
  },
  {
    name: 'says a bad text once, and another one again',
    hint: 'Compare with last before you read the card, and give back the same object.',
    run: ({ next }) => {
      let state = { name: 'open', message: '', last: null }
      const messages = []
      for (const text of ['tea', 'tea', 'tea', 'upi://pay', 'DUDH1-00071-4', 'DUDH1-00071-4', 'tea']) {
        const after = next(state, { type: 'text', text })
        if (after !== state) messages.push(`${after.last}: ${after.message}`)
        state = after
      }
      return messages
    },
    expect: [
      "tea: This isn't a member's card",
      "upi://pay: This isn't a member's card",
      'DUDH1-00071-4: Clean the card, or type the number',
      "tea: This isn't a member's card",
    ],
  },
  {
    name: 'hears no text when the camera isn’t open',
    hint: 'Ask for the name of the state before you read the text.',
    run: ({ next }) =>
      ['closed', 'asking', 'refused', 'blocked', 'done'].filter((name) => {
        const state = { name, last: null }
        return next(state, { type: 'text', text: 'DUDH1-00017-4' }) !== state
      }),
    expect: [],
  },
  {
    name: 'closes the camera and the question when somebody leaves',
    hint: 'leave counts in asking and open. refused, blocked and done stay.',
    run: ({ next }) =>
      ['asking', 'open', 'closed', 'refused', 'blocked', 'done'].map((name) => {
        const state = { name, member: 17 }
        const after = next(state, { type: 'leave' })
        return after === state ? `${name} stays` : after
      }),
    expect: [{ name: 'closed' }, { name: 'closed' }, 'closed stays', 'refused stays', 'blocked stays', 'done stays'],
  },
  {
    name: 'begins the next scan fresh, and changes no state',
    hint: 'Make a new object for open each time. Nothing of the last scan stays in it.',
    run: ({ next }) => {
      const done = Object.freeze({ name: 'done', member: 17 })
      const first = next(done, { type: 'tap', isAllowed: true })
      const bad = next(first, { type: 'text', text: 'tea' })
      const second = next(next(bad, { type: 'leave' }), { type: 'tap', isAllowed: true })
      return [first, second, next(second, { type: 'text', text: 'DUDH1-00042-2' }), next(first, { type: 'shake' }) === first ? 'same' : 'another']
    },
    expect: [
      { name: 'open', message: '', last: null },
      { name: 'open', message: '', last: null },
      { name: 'done', member: 42 },
      'same',
    ],
  },
]
