export default [
  {
    name: 'follows the chain of a class that extends another',
    hint: 'Nothing about classes is special: follow the prototypes to the end.',
    run: ({ chainOf, stepsTo }) => {
      class Account {
        describe() {}
      }
      class Savings extends Account {
        interest() {}
      }
      const asha = new Savings()
      asha.owner = 'Asha'
      return [
        chainOf(asha).map((one) => one.constructor.name),
        ['owner', 'interest', 'describe', 'hasOwnProperty'].map((name) => stepsTo(asha, name)),
      ]
    },
    expect: [
      ['Savings', 'Account', 'Object'],
      [0, 1, 2, 3],
    ],
  },
  {
    name: 'works for an object without any prototype',
    hint: 'Object.create(null) has no hasOwnProperty of its own. Use Object.hasOwn(object, name).',
    run: ({ chainOf, stepsTo }) => {
      const counts = Object.create(null)
      counts.tea = 3
      return [chainOf(counts), stepsTo(counts, 'tea'), stepsTo(counts, 'toString')]
    },
    expect: [[], 0, -1],
  },
  {
    name: 'finds names whose value is undefined, or that are symbols',
    hint: 'Ask whether the name is there, not whether its value is something.',
    run: ({ stepsTo }) => {
      const parent = { phone: undefined }
      return [stepsTo(Object.create(parent), 'phone'), stepsTo([], Symbol.iterator)]
    },
    expect: [1, 1],
  },
  {
    name: 'getters among the fields stay getters',
    hint: 'Make a new object. Object.assign reads a getter and stores its value; Object.getOwnPropertyDescriptors keeps it.',
    run: ({ derive }) => {
      const fields = {
        paise: 100,
        get rupees() {
          return this.paise / 100
        },
      }
      const account = derive({ branch: 'Kollam' }, fields)
      const before = account.rupees
      account.paise = 750
      // The fields are copied into a new object: the old one doesn't change.
      return [before, account.rupees, Object.keys(account), fields.paise, fields.branch]
    },
    expect: [1, 7.5, ['paise', 'rupees'], 100, undefined],
  },
  {
    name: 'returns the object that the function returns, but no other value',
    hint: 'Only an object or a function replaces the new object. A number, a text or null is ignored.',
    run: ({ construct }) => {
      const shared = { owner: 'shared' }
      function Always() {
        return shared
      }
      function Number7() {
        this.owner = 'new'
        return 7
      }
      const call = () => 'called'
      function Callable() {
        return call
      }
      function Null() {
        this.owner = 'new too'
        return null
      }
      return [construct(Always) === shared ? 'shared' : 'another', construct(Number7).owner, construct(Null).owner, construct(Callable)?.()]
    },
    expect: ['shared', 'new', 'new too', 'called'],
  },
]
