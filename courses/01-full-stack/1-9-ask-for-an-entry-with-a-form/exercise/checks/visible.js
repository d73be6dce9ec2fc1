export default [
  {
    name: 'sends customer, what, rupees and kind',
    hint: 'All fields are inside <form>, each with its name. The two radio buttons share the name kind.',
    run: (document) => {
      const form = document.querySelector('form')
      if (!form) return 'There is no form yet.'
      return [...new Set([...form.querySelectorAll('input:not([type="submit"]), select, textarea')].map((field) => field.getAttribute('name') ?? 'a field without a name'))].sort()
    },
    expect: ['customer', 'kind', 'rupees', 'what'],
  },
  {
    name: 'has a label for each box',
    hint: 'Put the box into its label, or connect them with for and id.',
    run: (document) => {
      const labelOf = (field) => (field.closest('label') ?? (field.id ? document.querySelector(`label[for="${field.id}"]`) : null))?.textContent.replace(/\s+/g, ' ').trim()
      return ['customer', 'what', 'rupees'].map((name) => {
        const field = document.querySelector(`form [name="${name}"]`)
        if (!field) return `${name} is missing`
        return labelOf(field) ? `${name} has a label` : `${name} has no label`
      })
    },
    expect: ['customer has a label', 'what has a label', 'rupees has a label'],
  },
  {
    name: 'requires customer, what and rupees',
    hint: 'required is an attribute without a value.',
    run: (document) => [...document.querySelectorAll('form [required]')].map((field) => field.getAttribute('name')).filter((name) => name !== 'kind').sort(),
    expect: ['customer', 'rupees', 'what'],
  },
  {
    name: 'offers took and paid as one choice, with took at the start',
    hint: 'Two inputs with type="radio" and the same name. checked marks the choice at the start.',
    run: (document) =>
      [...document.querySelectorAll('form input[type="radio"]')].map((radio) => [radio.getAttribute('name'), radio.getAttribute('value'), radio.hasAttribute('checked') ? 'chosen' : 'free']).sort((one, other) => String(one[1]).localeCompare(String(other[1]))),
    expect: [
      ['kind', 'credit', 'chosen'],
      ['kind', 'payment', 'free'],
    ],
  },
]
