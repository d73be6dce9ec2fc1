import { termsVersion } from '#contract/hiring/terms.ts'
import { type Give, own, type Rows, shared } from '../access-matrix/row.ts'
import { joinCompany, newColleague } from './makers.ts'
import { colleagueOf } from './company-calls.ts'

const withCompany =
  (given: object = {}): Give =>
  async (world, actor) => {
    await joinCompany(world, actor!)
    return given
  }

export const company: Rows = {
  getMyCompany: own(withCompany()),
  acceptCompanyTerms: shared(withCompany({ body: { version: termsVersion } })),
  saveMyCompany: own(withCompany({ body: { city: 'Pune', about: '', stack: ['SQL'] } })),
  inviteColleague: shared(async (world, actor) => ({
    body: await colleagueOf(world, await joinCompany(world, actor!)),
  })),
  removeColleague: shared(async (world, actor) => ({
    params: { userId: (await newColleague(world, await joinCompany(world, actor!))).id },
  })),
}
