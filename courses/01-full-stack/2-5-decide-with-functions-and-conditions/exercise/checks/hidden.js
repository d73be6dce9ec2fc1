export default [
  {
    name: 'takes the fee far away also for large purchases',
    hint: 'Free delivery is only within 3 km. Which question do you have to ask first?',
    run: ({ deliveryFee }) => [deliveryFee(500, 4), deliveryFee(5000, 6), deliveryFee(0, 0)],
    expect: [30, 50, 20],
  },
  {
    name: 'delivers up to 10 km, and not further',
    hint: 'Return the condition itself: it is true or false.',
    run: ({ canDeliver }) => [0, 3, 10, 10.5, 11, 25].map((km) => `${km} km: ${canDeliver(km)}`),
    expect: ['0 km: true', '3 km: true', '10 km: true', '10.5 km: false', '11 km: false', '25 km: false'],
  },
  {
    name: 'returns the results and prints nothing',
    hint: 'Inside the functions use return, not console.log. You may print what they return, below them.',
    run: async ({ balanceSentence, deliveryFee, canDeliver }, { printed, printedWith }) => {
      const calls = `
        for (const rupees of [40, 0, -40]) balanceSentence('Asha', rupees)
        for (const rupees of [120, 500]) for (const km of [1, 4]) deliveryFee(rupees, km)
        for (const km of [1, 11]) canDeliver(km)`
      const withCalls = await printedWith(/$/, `\n;${calls}`)
      return {
        returned: [typeof balanceSentence('Asha', 5), typeof deliveryFee(1, 1), typeof canDeliver(1)],
        printedByCalls: withCalls.slice(printed.length),
      }
    },
    expect: { returned: ['string', 'number', 'boolean'], printedByCalls: [] },
  },
]
