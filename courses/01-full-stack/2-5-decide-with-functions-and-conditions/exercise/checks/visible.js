export default [
  {
    name: 'says what somebody owes, or that nothing is owed',
    hint: 'Begin with the special case: a balance of exactly 0.',
    run: ({ balanceSentence }) => [balanceSentence('Asha', 40), balanceSentence('Ravi', 0), balanceSentence('Asha', 1)],
    expect: ['Asha owes ₹40', 'Ravi owes nothing', 'Asha owes ₹1'],
  },
  {
    name: 'says how much was paid too much, without a minus',
    hint: 'The balance is below 0. -rupees is the same amount without the minus.',
    run: ({ balanceSentence }) => [balanceSentence('Asha', -40), balanceSentence('Ravi', -1)],
    expect: ['Asha has paid ₹40 too much', 'Ravi has paid ₹1 too much'],
  },
  {
    name: 'takes ₹20 nearby, and nothing from ₹500 on',
    hint: 'Nearby is up to 3 km. From ₹500 on includes ₹500 itself.',
    run: ({ deliveryFee }) => [deliveryFee(120, 1), deliveryFee(499, 3), deliveryFee(500, 2), deliveryFee(900, 3)],
    expect: [20, 20, 0, 0],
  },
  {
    name: 'takes ₹10 more for each kilometre above 3',
    hint: 'km - 3 is how many kilometres are too many.',
    run: ({ deliveryFee }) => [deliveryFee(120, 4), deliveryFee(120, 10)],
    expect: [30, 90],
  },
]
