export default [
  {
    name: 'after the pivot the order is confirmed, even if notify fails',
    hint: 'The rice is on the fire. A wrong phone number must not cancel lunch.',
    run: ({ follow }) => follow({ notify: ['unknown', 'refused'] }),
    expect: { asked: ['pay', 'assign', 'cook', 'notify (unknown)', 'notify (refused)'], end: 'confirmed' },
  },
  {
    name: 'a refund that is refused goes to a person, who may need several attempts',
    hint: 'Add needs-help with the action person. Refused or unknown: it stays there. ok: cancelled.',
    run: ({ follow }) => follow({ assign: ['refused'], refund: ['refused'], person: ['refused', 'unknown'] }),
    expect: {
      asked: ['pay', 'assign (refused)', 'refund (refused)', 'person (refused)', 'person (unknown)', 'person'],
      end: 'cancelled',
    },
  },
  {
    name: 'a refused payment cancels without any compensation',
    hint: 'Nothing was done, so nothing has to be undone.',
    run: ({ follow }) => follow({ pay: ['refused'] }),
    expect: { asked: ['pay (refused)'], end: 'cancelled' },
  },
  {
    name: 'unknown compensations are asked again, too',
    hint: 'release and refund also lead to themselves when the answer is unknown.',
    run: ({ follow }) => follow({ cook: ['refused'], release: ['unknown'], refund: ['unknown', 'unknown'] }),
    expect: {
      asked: ['pay', 'assign', 'cook (refused)', 'release (unknown)', 'release', 'refund (unknown)', 'refund (unknown)', 'refund'],
      end: 'cancelled',
    },
  },
  {
    name: 'a dabba that can’t be released is a case for a person',
    hint: 'release refused: needs-help.',
    run: ({ follow, chart }) => [
      follow({ cook: ['refused'], release: ['refused'] }).asked.slice(3, 5),
      chart.pivot,
      chart.compensations,
    ],
    expect: [['release (refused)', 'person'], 'cook', { pay: 'refund', assign: 'release' }],
  },
]
