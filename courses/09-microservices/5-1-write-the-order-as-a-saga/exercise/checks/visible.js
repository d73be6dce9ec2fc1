export default [
  {
    name: 'an order that works is paid, assigned, cooked and told to the customer',
    hint: 'Four states in a row, each with the next action in "do". After notify comes confirmed.',
    run: ({ follow }) => follow(),
    expect: { asked: ['pay', 'assign', 'cook', 'notify'], end: 'confirmed' },
  },
  {
    name: 'without a dabba the payment is refunded',
    hint: 'If assign is refused, go to the state that refunds, not to cancelled.',
    run: ({ follow }) => follow({ assign: ['refused'] }),
    expect: { asked: ['pay', 'assign (refused)', 'refund'], end: 'cancelled' },
  },
  {
    name: 'if the kitchen refuses, the dabba is released and then the payment refunded',
    hint: 'Compensate in reverse order: first what was done last.',
    run: ({ follow }) => follow({ cook: ['refused'] }),
    expect: { asked: ['pay', 'assign', 'cook (refused)', 'release', 'refund'], end: 'cancelled' },
  },
  {
    name: 'an unknown answer is asked again',
    hint: 'For "unknown", each state leads to itself: the same action with the same key.',
    run: ({ follow }) => follow({ pay: ['unknown', 'unknown'], assign: ['unknown'], cook: ['unknown'] }),
    expect: {
      asked: ['pay (unknown)', 'pay (unknown)', 'pay', 'assign (unknown)', 'assign', 'cook (unknown)', 'cook', 'notify'],
      end: 'confirmed',
    },
  },
  {
    name: 'every way through the chart ends well',
    hint: 'Run shows the list of problems. Each line is a path through your states.',
    run: ({ problems }) => problems(),
    expect: [],
  },
]
