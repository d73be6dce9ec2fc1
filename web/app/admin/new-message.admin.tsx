import { NewMessageAdmin as Page } from '#web/messages/new-message.admin.tsx'
import { withPeopleSearch } from './people-search.tsx'

export const NewMessageAdmin = () => withPeopleSearch(<Page />)
