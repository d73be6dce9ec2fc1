export default [
  {
    name: 'even with three times the load the good orders fill the workers',
    hint: 'Goodput must not fall to zero. Refuse by the wait, and by the length of the queue.',
    run: ({ play }) => {
      const { good, late, left, wasted } = play(3)
      return { good: good >= 35 ? 'at least 35' : good, late: late <= 2 ? 'at most 2' : late, left, wasted }
    },
    expect: { good: 'at least 35', late: 'at most 2', left: 0, wasted: 0 },
  },
  {
    name: 'people who have gone get no work',
    hint: 'Customers leave after 8 seconds. A request that has waited longer is for nobody.',
    run: ({ policy }) => [
      ['browse', 'order', 'track'].map((kind) => (policy.stillWanted({ kind, waitedMs: 8100 }) ? 'work' : 'drop')),
      policy.stillWanted({ kind: 'order', waitedMs: 500 }) ? 'work' : 'drop',
    ],
    expect: [['drop', 'drop', 'drop'], 'work'],
  },
  {
    name: 'an order is never answered from the cache',
    hint: 'For an order decide returns serve or refuse, whatever the load.',
    run: ({ policy }) => {
      const answers = new Set()
      for (const waiting of [0, 5, 50, 500])
        for (const waitMs of [0, 500, 1500, 5000]) answers.add(policy.decide({ kind: 'order', waiting, running: 4, waitMs }))
      return [...answers].sort()
    },
    expect: ['refuse', 'serve'],
  },
  {
    name: 'the refusal says that nothing was charged, and when to come back',
    hint: 'What is true, what about the money, what now: write that nothing was charged (or: you haven’t paid), and a time such as 1:10 or "in 10 minutes". The cheap menu says how old it is.',
    run: ({ policy }) => {
      const { refusedOrder, cheapMenu } = policy.messages
      const parts = (text) => text.split(/[.!?;,](?=\s|$)/)
      const isDenied = (part) => /\b(?:no|not|nothing|never|none|without|cannot)\b|n['’]t\b|₹\s?0\b/i.test(part)
      const saysMoney = (part) => /charge|debit|deduct|bill|pa(?:id|y)|money|amount|₹/i.test(part) && isDenied(part)
      const isUntrue = (part) => /went wrong|\berror\b/i.test(part) || (/\b(?:placed|confirmed|accepted)\b/i.test(part) && !isDenied(part))
      const time = /\d[:.]\d\d|\b(?:\d+|an?|one|two|three|five|ten|fifteen|twenty|thirty|half an)[- ](?:more )?(?:min|sec|hour|quarter)|\b\d{1,2} ?(?:am|pm|o['’]clock)/i
      const age = /\b(?:min(?:ute)?s?|sec(?:ond)?s?|hours?)\b|\bago\b|\bold(?:er)?\b|\bas (?:of|at)\b|\bout of date\b|\d[:.]\d\d/i
      return {
        money: parts(refusedOrder).some(saysMoney) ? 'says it' : refusedOrder,
        time: time.test(refusedOrder) ? 'says it' : refusedOrder,
        honest: parts(refusedOrder).some(isUntrue) ? refusedOrder : 'no empty phrase',
        age: parts(cheapMenu).some((part) => age.test(part) && !/\b(?:wait|try again|come back)\b/i.test(part)) ? 'says it' : cheapMenu,
      }
    },
    expect: { money: 'says it', time: 'says it', honest: 'no empty phrase', age: 'says it' },
  },
]
