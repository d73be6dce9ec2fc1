export default [
  {
    name: 'asks with words that people understand, and without placeholders',
    hint: 'Customer, What, Rupees, Took and Paid are the words of the notebook. Each belongs into the label of its own field: Took to credit, Paid to payment.',
    run: (document) => {
      const labelOf = (field) => (field.closest('label') ?? (field.id ? document.querySelector(`label[for="${field.id}"]`) : null))?.textContent.replace(/\s+/g, ' ').trim()
      const fields = [...document.querySelectorAll('form input:not([type="submit"]), form select, form textarea')]
      const nameOf = (field) => (field.getAttribute('type') === 'radio' ? `${field.getAttribute('name')} ${field.getAttribute('value')}` : field.getAttribute('name'))
      return {
        // The first word of each label, beside the name that is sent.
        labels: fields.map((field) => `${nameOf(field)}: ${(labelOf(field) ?? 'none').replace(/[^A-Za-z ]/g, '').trim().split(' ')[0].toLowerCase()}`).sort(),
        placeholders: fields.filter((field) => field.hasAttribute('placeholder')).length,
      }
    },
    expect: { labels: ['customer: customer', 'kind credit: took', 'kind payment: paid', 'rupees: rupees', 'what: what'], placeholders: 0 },
  },
  {
    name: 'shows the decimal keys for rupees',
    hint: 'inputmode="decimal" on the box for rupees. type="number" would change what is typed.',
    run: (document) => {
      const field = document.querySelector('form [name="rupees"]')
      return [field?.getAttribute('inputmode') ?? 'no inputmode', field?.getAttribute('type') ?? 'text']
    },
    expect: ['decimal', 'text'],
  },
  {
    name: 'groups the choice under a legend',
    hint: 'Both radio buttons are in one fieldset, and legend is its first element.',
    run: (document) => {
      const groups = [...document.querySelectorAll('form input[type="radio"]')].map((radio) => radio.closest('fieldset'))
      const legend = groups[0]?.firstElementChild
      return [new Set(groups).size, legend?.tagName.toLowerCase() ?? 'no fieldset', (legend?.textContent ?? '').trim() === '' ? 'empty' : 'with words']
    },
    expect: [1, 'legend', 'with words'],
  },
  {
    name: 'is sent by a real button',
    hint: 'Use <button>, inside the form. A div can’t be reached with the keyboard.',
    run: (document) =>
      [...document.querySelectorAll('form button, form input[type="submit"]')]
        .filter((button) => !/^(button|reset)$/.test(button.getAttribute('type') ?? ''))
        .map((button) => (button.textContent || button.getAttribute('value') || '').trim()),
    expect: ['Add entry'],
  },
]
