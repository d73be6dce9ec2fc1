import { saveEmailServer } from '#contract/site/email-server.ts'
import { addHolidays } from '#contract/site/holidays.ts'
import { getSettings } from '#contract/site/school.ts'
import { addTeamMember, addTestimonial } from '#contract/site/testimonials-and-team.ts'
import { newHoliday, newTestimonial, teamForm } from '../forms.ts'
import { testPassword } from '../makers.ts'
import { type Rows, shared } from './row.ts'
import type { World } from './world.ts'

async function aTestimonial({ call, admin }: World) {
  const { body } = await call(admin, addTestimonial, { body: newTestimonial() })
  return { params: { id: body.data.id } }
}

async function aMember({ call, admin }: World) {
  const { body } = await call(admin, addTeamMember, { body: teamForm() })
  return { params: { id: body.data.id } }
}

async function aHoliday({ call, admin }: World) {
  const { body } = await call(admin, addHolidays, { body: { holidays: [newHoliday()] } })
  return { params: { holidayId: body.data[0].holidayId } }
}

/** The world has its gateway from there. */
const setByEnvironment = { outcomes: { admin: 409 } } as const

const mailServer = {
  host: 'localhost',
  port: 1,
  security: 'tls',
  user: '',
  senderName: 'Setu',
  senderAddress: 'hello@setu.example',
}

/** The school's public information, as admins edit it. */
export const school: Rows = {
  getSettings: shared(),
  saveSettings: shared(async ({ call, admin }) => {
    const { body } = await call(admin, getSettings)
    return {
      body: { version: body.data.version, changes: { demoSlotCapacity: 1000 + Math.floor(Math.random() * 9000) } },
    }
  }),
  listSettingChanges: shared(),
  getPayeeChange: shared(),
  getEmailServer: shared(),
  saveEmailServer: shared(() => ({ body: { ...mailServer, password: testPassword } })),
  removeEmailServer: shared(async ({ call, admin }) => {
    await call(admin, saveEmailServer, { body: { ...mailServer, password: testPassword } })
    return { body: { password: testPassword } }
  }),
  testEmailServer: shared(() => ({ body: mailServer })),
  getGateway: shared(),
  saveGateway: shared(() => ({ body: { keyId: 'rzp_test_other' } }), setByEnvironment),
  removeGateway: shared(() => ({ body: {} }), setByEnvironment),
  testGateway: shared(() => ({ body: { keyId: 'rzp_test_other', keySecret: 'secret' } }), setByEnvironment),

  listHolidays: shared(),
  addHolidays: shared(() => ({ body: { holidays: [newHoliday()] } })),
  changeHoliday: shared(async (world) => ({ ...(await aHoliday(world)), body: newHoliday() })),
  removeHoliday: shared(aHoliday),

  listAllTestimonials: shared(),
  addTestimonial: shared(() => ({ body: newTestimonial() })),
  editTestimonial: shared(async (world) => ({
    ...(await aTestimonial(world)),
    body: { ...newTestimonial(), rating: 4 },
  })),
  deleteTestimonial: shared(aTestimonial),
  addTeamMember: shared(() => ({ body: teamForm() })),
  editTeamMember: shared(async (world) => ({ ...(await aMember(world)), body: teamForm() })),
  deleteTeamMember: shared(aMember),
}
