/** What we store about people. A new table with personal data gets a row here. */
export const storedData = [
  {
    what: 'Your account',
    details: 'Name, email address, username, role, date of registration, and your password as a hash',
    why: 'To let you log in and to write to you',
    until: 'You delete your account',
  },
  {
    what: 'Your profile',
    details: 'What you choose to add: photo (without camera data), phone number, links and a short introduction',
    why: 'So that mentors and other learners know who they’re talking to. On boards they see your first name and photo',
    until: 'You change or remove it, or delete your account',
  },
  {
    what: 'Logged-in devices',
    details: 'Type of browser, time of login and last use',
    why: 'To keep you logged in and show you where you’re logged in',
    until: '30 days after the last use, or until you sign it out',
  },
  {
    what: 'Payments',
    details: 'Transaction ID, amount, method, your screenshot if you send one, and our decision with its reason',
    why: 'To verify your payment, and for our accounts',
    until:
      'Screenshots: until you delete your account. The rest: 72 months from the due date of the year’s GST return, even after you delete your account',
  },
  {
    what: 'Your state',
    details: 'The state you live in, if the school has a GSTIN; it’s printed on your receipts',
    why: 'GST depends on where you live',
    until: 'You change it or delete your account. On receipts: as long as the payments they belong to',
  },
  {
    what: 'Subscription and wallet',
    details: 'Your days of access, wallet entries, your referral code and who registered with it',
    why: 'To open your courses and credit referrals',
    until: 'As long as the payments they belong to. Referral code and referrals: until you delete your account',
  },
  {
    what: 'Learning',
    details: 'Your courses, drafts, submissions, mentors’ feedback, project ideas and certificates',
    why: 'To teach you and issue certificates',
    until: 'You delete your account. A revoked certificate stays in the revocation list, without your name',
  },
  {
    what: 'Live sessions',
    details: 'The seats you reserve, your place on a waiting list, when you joined, and the reminders we sent',
    why: 'To keep your seat, remind you and show your attendance',
    until: 'You delete your account',
  },
  {
    what: 'Resume and jobs',
    details: 'What you enter in the resume builder, jobs you saved or applied for, and your notes',
    why: 'To help you find work. No employer sees it unless you send it',
    until: 'You remove it, or delete your account',
  },
  {
    what: 'Introductions to companies',
    details:
      'If you opt in: the work you show, your city, languages, expected pay and when you could start, which companies looked or asked, messages, interviews and notes, and each consent or withdrawal',
    why: 'So that companies find you by your work, and you decide who learns your name',
    until:
      'You delete your account. Each consent and withdrawal, and how introductions ended: without your name, after that',
  },
  {
    what: 'Boards',
    details: 'Bugs you report with screenshots, facts you share, features you request, comments, likes and votes',
    why: 'To fix and improve the academy together',
    until: 'You delete your account. The text of bugs and feature requests stays, under the name “Former learner”',
  },
  {
    what: 'Notifications and emails',
    details: 'Our messages to you in the app and by email, and whether they were read or delivered',
    why: 'So that you can read them again and we can show that we sent them',
    until: 'You delete your account. The email that confirms this: 30 days longer',
  },
  {
    what: 'Links to your progress',
    details: 'Whom a link is for, what it shows and until when, and on which days it was opened',
    why: 'To show your progress to a parent or employer, as you choose',
    until: '30 days after a link ends, or you delete your account',
  },
  {
    what: 'Weekly summaries for parents and employers',
    details: 'The email address of somebody with such a link who asked for the summary, and the emails to it',
    why: 'To send the summary once a week',
    until: 'They unsubscribe, the link ends, or the learner removes them. Without confirmation: a day',
  },
  {
    what: 'Demo bookings',
    details: 'Name, email address, mobile number, date, time and your interests',
    why: 'To prepare and hold your demo',
    until: 'You ask us to delete it, or delete an account with the same email address',
  },
  {
    what: 'Audit log',
    details: 'Important actions by account, such as a new password or a change by staff',
    why: 'To find out what happened if something goes wrong',
    until:
      'It is never changed. After you delete your account, it contains only a number. The law requires at least a year',
  },
  {
    what: 'Network addresses',
    details: 'The address a request came from, with a count of attempts',
    why: 'To stop password guessing and floods of requests',
    until: 'About half an hour',
  },
]
