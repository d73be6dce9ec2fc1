/** Days after which the last email, and the address with it, is deleted. */
export const farewellDays = 30
export const farewellSubject = 'Your account has been deleted'

export const farewellEmail = {
  subject: farewellSubject,
  paragraphs: [
    'Your account has been deleted, as you asked, and you are logged out on all devices.',
    'We keep only the payment records that tax law requires.',
    `We’ll delete your email address in ${farewellDays} days. You can register again at any time, with the same address too.`,
    'Didn’t delete your account? Reply to this email right away.',
  ],
}

export const preferencesLine = (publicUrl: string) => `Choose which emails you get: ${publicUrl}/dashboard/settings`
