import type { Trainer } from '#contract/catalogue/courses.ts'
import type { TeamMember } from '#contract/site/team.ts'

type Member = Omit<TeamMember, 'id'>

const vasundhara: Member = {
  name: 'Vasundhara Kulkarni',
  title: 'Founder and director',
  about:
    'Vasundhara wrote settlement systems for a bank in Pune for most of her working life, and on Sundays taught SQL to the children of her lane at the dining table. Eleven of them work in tech today. The academy is that table, made longer. She still teaches databases and interviews herself, and reads every complaint before anybody else does.',
  experience: '27 years in banking software, 9 of them leading a payments team',
  skills: ['PostgreSQL', 'Data modelling', 'Algorithms', 'Payments', 'Interview practice'],
  image: 'team-1',
}

const harpreet: Member = {
  name: 'Harpreet Singh Gill',
  title: 'Head of engineering',
  about:
    'Harpreet began by repairing computers in a shop in Ludhiana and learnt programming from the manuals that came in the boxes. He later built the booking side of a bus-ticket company, where a festival weekend taught him more about queues and locks than any book. He likes small services, long tests, and learners who ask why.',
  experience: '18 years in backend and platform teams',
  skills: ['Node.js', 'TypeScript', 'API design', 'Messaging', 'System design'],
  image: 'team-2',
}

const nandini: Member = {
  name: 'Nandini Toppo',
  title: 'Frontend and mobile teacher',
  about:
    'Nandini grew up near Ranchi, studied on a phone with one bar of signal, and has cared about page weight ever since. She made the seed-price pages of a farmers’ cooperative work for people who had never filled in a form. In her reviews the keyboard and the screen reader come first, and she draws on the margin of everything.',
  experience: '6 years in product teams, 3 of them teaching',
  skills: ['React', 'CSS', 'Accessibility', 'Kotlin and Compose', 'Interface design'],
  image: 'team-3',
}

const arul: Member = {
  name: 'Arul Selvan Murugesan',
  title: 'Lead mentor, cloud and DevOps',
  about:
    'Arul is from Madurai and came to operations by way of a night shift at a hospital’s help desk. He has carried a pager for a telecom network and for a grocery app, and keeps a notebook of every outage he caused himself. He runs the mentors’ rota: when a review is late, it is his phone that rings.',
  experience: '9 years in operations and site reliability',
  skills: ['Linux', 'Kubernetes', 'OpenTofu', 'Observability', 'Incident response'],
  image: 'team-4',
}

/** In the order of the portraits. */
export const team = [vasundhara, harpreet, nandini, arul]

const toTrainer = ({ name, title, experience, image }: Member): Trainer => ({ name, role: title, experience, image })

export const trainers = {
  vasundhara: toTrainer(vasundhara),
  harpreet: toTrainer(harpreet),
  nandini: toTrainer(nandini),
  arul: toTrainer(arul),
}
