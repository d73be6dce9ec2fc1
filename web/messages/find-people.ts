import { createContext } from 'react'

export type FoundPerson = { userId: number; name: string; email: string }
export type PeopleSearch = (search: string) => Promise<FoundPerson[]>

/** The search of the command palette. It belongs to a domain above this one, so the application provides it. */
export const FindPeople = createContext<PeopleSearch>(async () => [])
