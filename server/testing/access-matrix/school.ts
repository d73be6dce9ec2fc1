import { getSettings } from '#contract/site/school.ts'
import { addTeamMember, addTestimonial } from '#contract/site/testimonials-and-team.ts'
import { type Rows, shared } from './row.ts'
import type { World } from './world.ts'

const words = { place: 'home', name: 'Farah', rating: 5, review: 'I understood it at last.', date: '2026-11-01' }

function member(): FormData {
  const form = new FormData()
  const told = { name: 'Meera', title: 'Teacher', about: 'Teaches data', experience: '8 years', skills: 'SQL, Python' }
  for (const [key, value] of Object.entries(told)) form.append(key, value)
  return form
}

async function aTestimonial({ call, admin }: World) {
  const { body } = await call(admin, addTestimonial, { body: words })
  return { params: { id: body.data.id } }
}

async function aMember({ call, admin }: World) {
  const { body } = await call(admin, addTeamMember, { body: member() })
  return { params: { id: body.data.id } }
}

/** What the school says of itself, as admins keep it. */
export const school: Rows = {
  getSettings: shared(),
  saveSettings: shared(async ({ call, admin }) => {
    const { body } = await call(admin, getSettings)
    return {
      body: { version: body.data.version, changes: { demoSlotCapacity: 1000 + Math.floor(Math.random() * 9000) } },
    }
  }),
  listSettingChanges: shared(),

  listAllTestimonials: shared(),
  addTestimonial: shared(() => ({ body: words })),
  editTestimonial: shared(async (world) => ({ ...(await aTestimonial(world)), body: { ...words, rating: 4 } })),
  deleteTestimonial: shared(aTestimonial),
  addTeamMember: shared(() => ({ body: member() })),
  editTeamMember: shared(async (world) => ({ ...(await aMember(world)), body: member() })),
  deleteTeamMember: shared(aMember),
}
