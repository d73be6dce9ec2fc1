import type { Db } from '#server/kit/db/db.ts'
import { notifications } from '#server/notifications/tables.ts'
import { demoLearnerId } from './identity.ts'

const day = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * day)

/** Four unread notifications and one read, as the spec's sample shows. */
export async function seedNotifications(db: Db) {
  const personId = await demoLearnerId(db)
  await db.insert(notifications).values([
    {
      personId,
      title: 'Welcome to Kaushal Techbridge',
      body: 'Your account is ready.',
      link: '/dashboard',
      createdAt: ago(12),
      readAt: ago(12),
    },
    {
      personId,
      title: 'Your payment is verified',
      body: 'Your courses are open for 30 days.',
      link: '/dashboard',
      createdAt: ago(11),
    },
    {
      personId,
      title: 'You earned ₹500',
      body: 'Someone registered with your referral code.',
      link: '/dashboard/wallet-balance',
      createdAt: ago(6),
    },
    {
      personId,
      title: 'You used ₹400 wallet credit',
      body: 'It paid for part of your renewal.',
      link: '/dashboard/wallet-balance',
      createdAt: ago(3),
    },
    {
      personId,
      title: 'Keep your account safe',
      body: 'Check where you’re signed in, and sign out devices you don’t recognise.',
      link: '/dashboard/settings',
      createdAt: ago(1),
    },
  ])
}
