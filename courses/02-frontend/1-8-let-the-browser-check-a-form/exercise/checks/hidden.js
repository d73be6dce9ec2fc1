export default [
  {
    name: 'asks for a day from 19 November 2026 on',
    hint: 'type="date" with min="2026-11-19".',
    run: (document) => {
      const field = document.querySelector('form [name="day"]')
      return [field?.getAttribute('type') ?? 'no field', field?.getAttribute('min') ?? 'no min']
    },
    expect: ['date', '2026-11-19'],
  },
  {
    name: 'refuses a name of one letter',
    hint: 'minlength="2" on the field for the name.',
    run: (document) => {
      const field = document.querySelector('form [name="name"]')
      return Number(field?.getAttribute('minlength') ?? /\{(\d+),\}$/.exec(field?.getAttribute('pattern') ?? '')?.[1] ?? 0)
    },
    expect: 2,
  },
  {
    name: 'offers morning and evening in one group with a question',
    hint: 'Two radio buttons with the same name inside of a fieldset, and a legend as its first element.',
    run: (document) => {
      const radios = [...document.querySelectorAll('fieldset input[type="radio"]')]
      return {
        values: radios.map((radio) => `${radio.getAttribute('name')}: ${radio.getAttribute('value')}`).sort(),
        legend: (document.querySelector('fieldset > legend')?.textContent ?? '').trim() === '' ? 'missing' : 'set',
      }
    },
    expect: { values: ['time: evening', 'time: morning'], legend: 'set' },
  },
  {
    name: 'uses each id only once',
    hint: 'Two fields with the same id get the same label.',
    run: (document) => {
      const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
      return ids.filter((id, at) => ids.indexOf(id) !== at)
    },
    expect: [],
  },
]
