export const emptyForm = { member: '', litres: '', fat: '', active: 'member' }

export function reduce(form, event) {
  if (event.type === 'key') {
    // Add the key to the text of the active field. Which keys are refused?
  }
  return form
}

const keys = ['1', '7'].map((key) => ({ type: 'key', key }))
console.log(keys.reduce(reduce, emptyForm))
