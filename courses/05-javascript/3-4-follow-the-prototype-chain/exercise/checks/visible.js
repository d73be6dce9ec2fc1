export default [
  {
    name: 'lists the prototypes of a list and of a plain object',
    hint: 'Call Object.getPrototypeOf again and again until it returns null.',
    run: ({ chainOf }) => {
      const names = new Map([
        [Array.prototype, 'Array.prototype'],
        [Object.prototype, 'Object.prototype'],
      ])
      return [[], {}].map((object) => chainOf(object).map((one) => names.get(one) ?? 'something else'))
    },
    expect: [['Array.prototype', 'Object.prototype'], ['Object.prototype']],
  },
  {
    name: 'says how many steps away a name is found',
    hint: 'Look with Object.hasOwn in the object first, then in each prototype. in looks through the whole chain at once.',
    run: ({ stepsTo }) => {
      const account = { branch: 'Kollam' }
      const lata = Object.create(account)
      lata.owner = 'Lata'
      return ['owner', 'branch', 'toString', 'phone'].map((name) => stepsTo(lata, name))
    },
    expect: [0, 1, 2, -1],
  },
  {
    name: 'derives an object that borrows from its parent',
    hint: 'Object.create(parent) makes an object with that prototype. Then give it the fields.',
    run: ({ derive }) => {
      const account = {
        branch: 'Kollam',
        describe() {
          return `${this.owner} at ${this.branch}`
        },
      }
      const lata = derive(account, { owner: 'Lata' })
      return [lata.describe(), Object.keys(lata), Object.getPrototypeOf(lata) === account]
    },
    expect: ['Lata at Kollam', ['owner'], true],
  },
  {
    name: 'a later change of the parent is seen',
    hint: 'The parent must not be copied: the derived object asks it each time.',
    run: ({ derive }) => {
      const account = { branch: 'Kollam' }
      const lata = derive(account, { owner: 'Lata' })
      account.branch = 'Punalur'
      account.greet = () => 'Namaskaram'
      return [lata.branch, lata.greet(), Object.keys(account)]
    },
    expect: ['Punalur', 'Namaskaram', ['branch', 'greet']],
  },
  {
    name: 'constructs an object like new',
    hint: 'Object.create(Type.prototype), then Type.apply(object, values).',
    run: ({ construct }) => {
      function Account(owner, paise) {
        this.owner = owner
        this.paise = paise
      }
      Account.prototype.describe = function () {
        return `${this.owner}: ${this.paise}`
      }
      const asha = construct(Account, 'Asha', 500)
      return [asha.describe(), asha instanceof Account, Object.keys(asha)]
    },
    expect: ['Asha: 500', true, ['owner', 'paise']],
  },
]
