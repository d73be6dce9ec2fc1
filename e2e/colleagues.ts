import type { Page } from '@playwright/test'
import type { Role } from '#contract/kit/access.ts'
import { adminHeaders, expect, logIn, newLearner, signInAs } from './support.ts'

/** Somebody new with this role, signed in. */
export async function signInAsColleague(page: Page, role: Exclude<Role, 'learner' | 'admin'>, path?: string) {
  const { email, password } = await newLearner(page, 'Farida Khan')
  const { userId } = await logIn(page, email, password)
  const headers = await adminHeaders(page)
  expect((await page.request.put(`/v1/users/${userId}/role`, { headers, data: { role } })).ok()).toBe(true)
  await signInAs(page, email, password, path)
}
