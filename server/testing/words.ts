import { randomUUID } from 'node:crypto'

/** What a learner says, as the form sends it. */
export const newTestimonial = () => ({
  place: 'home',
  name: randomUUID(),
  rating: 5,
  review: 'It works',
  date: '2026-11-01',
})

/** Somebody for the page of the team, without a picture. */
export function teamForm(): FormData {
  const form = new FormData()
  const told = { name: randomUUID(), title: 'Teacher', about: 'Teaches', experience: '4 years', skills: 'CSS, React' }
  for (const [field, value] of Object.entries(told)) form.append(field, value)
  return form
}
