export { useLiveChange, useLiveNotifications } from './live-notifications.ts'
export { newestNotifications, useReadNotification } from './notifications.api.ts'
export { emailPreferences } from './preferences.api.ts'
export { PushOffer } from './push/offer.ts'
