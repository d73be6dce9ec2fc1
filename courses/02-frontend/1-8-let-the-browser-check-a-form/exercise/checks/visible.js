export default [
  {
    name: 'sends the form to /appointments',
    hint: 'The form needs action="/appointments" and method="post", and a button that submits.',
    run: (document) => {
      const form = document.querySelector('form')
      return {
        action: form?.getAttribute('action') ?? 'missing',
        method: (form?.getAttribute('method') ?? 'get').toLowerCase(),
        buttons: form?.querySelectorAll('button:not([type="button"]):not([type="reset"]), input[type="submit"]').length ?? 0,
      }
    },
    expect: { action: '/appointments', method: 'post', buttons: 1 },
  },
  {
    name: 'sends name, phone, day and time',
    hint: 'The server gets a value only if its field has a name: name, phone, day, time.',
    run: (document) => [...new Set([...document.querySelectorAll('form input, form select, form textarea')].map((field) => field.getAttribute('name')).filter((name) => name))].sort(),
    expect: ['day', 'name', 'phone', 'time'],
  },
  {
    name: 'gives each field a label',
    hint: 'for equals the id of the field, or the field is inside of the label. Each field, each radio button too, has a label of its own. A placeholder is no label.',
    run: (document) =>
      [...document.querySelectorAll('form input:not([type="submit"])')]
        .filter((field) => {
          // A label belongs to one field: that of its for, or else the first one inside.
          const label = [...document.querySelectorAll('label')].find((one) => (one.hasAttribute('for') ? one.getAttribute('for') === field.id : one.querySelector('input, select, textarea') === field))
          return !label || label.textContent.trim() === ''
        })
        .map((field) => [field.getAttribute('name') ?? field.getAttribute('placeholder') ?? 'a field without a name', field.getAttribute('type') === 'radio' ? field.getAttribute('value') : ''].join(' ').trim()),
    expect: [],
  },
  {
    name: 'refuses an empty form',
    hint: 'Each field needs required. For radio buttons of one name, one of them is enough.',
    run: (document) =>
      ['name', 'phone', 'day', 'time'].map((name) => {
        const fields = [...document.querySelectorAll(`form [name="${name}"]`)]
        return `${name}: ${fields.length === 0 ? 'missing' : fields.some((field) => field.hasAttribute('required')) ? 'required' : 'may be empty'}`
      }),
    expect: ['name: required', 'phone: required', 'day: required', 'time: required'],
  },
  {
    name: 'accepts ten digits as a phone number, and nothing else',
    hint: 'type="tel" with pattern="[0-9]{10}".',
    run: (document) => {
      const field = document.querySelector('form [name="phone"]')
      if (!field) return 'There is no field with the name phone yet.'
      const isAccepted = (value) => {
        field.value = value
        return field.checkValidity()
      }
      return { type: field.getAttribute('type') ?? 'text', accepted: ['9876543210', '98765', '98765432101', 'ten digits', '98765-4321', ''].filter(isAccepted) }
    },
    expect: { type: 'tel', accepted: ['9876543210'] },
  },
]
