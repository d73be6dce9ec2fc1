import { newEmail } from '../makers.ts'
import { linkDraft, storeFollower, storeLink } from '../sponsors/links.ts'
import { type Give, onlyOwners, own, owned, type Rows, shared } from './row.ts'

const { days: _days, ...change } = linkDraft()

/** Ended, because only few may be active. */
const ownersLink: Give = async (world) => {
  const { linkId } = await storeLink(world, world.owner.id, { endsInDays: -1 })
  return { params: { linkId } }
}
const page: Give = async (world) => {
  const { token } = await storeLink(world, world.owner.id)
  return { params: { token } }
}
const follower = async (world: Parameters<Give>[0], isPending: boolean) => {
  const { linkId } = await storeLink(world, world.owner.id)
  return { linkId, ...(await storeFollower(world, linkId, { isPending })) }
}

export const sponsors: Rows = {
  listSponsorLinks: own(),
  previewSponsorView: own(),
  createSponsorLink: own(() => ({ body: linkDraft() }), { byNewcomers: true }),
  changeSponsorLink: owned(onlyOwners, async (...given) => ({ ...(await ownersLink(...given)), body: change })),
  revokeSponsorLink: owned(onlyOwners, ownersLink),
  removeSponsorFollower: owned(onlyOwners, async (world) => {
    const { linkId, followerId } = await follower(world, false)
    return { params: { linkId, followerId } }
  }),
  revokeSponsorLinksOf: shared((world) => ({ params: { userId: world.other.id }, body: { reason: 'They asked' } })),
  getSponsorPage: shared(page),
  followProgress: shared(async (...given) => ({ ...(await page(...given)), body: { email: newEmail() } })),
  confirmFollowing: shared(async (world) => ({ body: { token: (await follower(world, true)).token } })),
  stopFollowing: shared(async (world) => ({ body: { token: (await follower(world, false)).unsubscribeToken } })),
}
