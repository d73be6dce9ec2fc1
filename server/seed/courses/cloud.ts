import { trainers } from '../content/team.ts'
import type { WrittenCourse } from './course.ts'

export const cloud: WrittenCourse = {
  title: 'Cloud & Server Management',
  subtitle: 'From one Linux box to a region that can fail',
  description: [
    'Before anything is “in the cloud” it is a Linux machine that somebody keeps alive. You begin with one server at four hundred rupees a month, learn to see and defend everything that runs on it, and only then move to a cloud region in Mumbai, described in OpenTofu so that it can be torn down and built again before lunch.',
    'The thread is a district hospital’s appointment site: modest traffic, no budget for waste, and a morning rush in which it must not fall over. Every exercise runs within a free tier or a few rupees, and the last week shows you the bill.',
  ],
  rupeesPerWeek: 749,
  trainer: trainers.arul,
  weeks: [
    {
      title: 'At home on the command line',
      topics: [
        'Files, permissions, processes, signals',
        'Pipes, find, grep, sed, jq: questions asked of text',
        'Bash that stops when something fails',
        'SSH keys, agents and configuration',
        'Where Linux writes down what happened',
      ],
      build: 'A script that finds why a disk is full, on a server prepared to be full',
      icon: 'start',
    },
    {
      title: 'A server you can defend',
      topics: [
        'Users, sudo, and no root over the network',
        'nftables, fail2ban and which ports are open and why',
        'Updates that install themselves, and a reboot plan',
        'systemd: services, timers, limits, sandboxing',
        'Time, swap, disks and file systems',
      ],
      build: 'A hardened Debian server that scores clean in Lynis, with notes on every exception',
      icon: 'test',
    },
    {
      title: 'Serving the site',
      topics: [
        'DNS records, TTLs and moving a domain without downtime',
        'Caddy and nginx: TLS, HTTP/3, compression, caching',
        'Running a Node application under systemd',
        'Logs, rotation and what must not be in them',
        'Load, latency and what top really says',
      ],
      build: 'The appointment site on its own domain with an A+ from SSL Labs',
      icon: 'ship',
    },
    {
      title: 'Data that comes back',
      topics: [
        'PostgreSQL on a server: memory, connections, upgrades',
        'Base backups and point-in-time recovery with pgBackRest',
        'Object storage, versions and deletion that waits',
        '3-2-1, and a restore drill with a stopwatch',
        'Encryption at rest, and keys kept elsewhere',
      ],
      build: 'A restore to 9:41 this morning, done from your own written steps',
      icon: 'data',
    },
    {
      title: 'Into the cloud',
      topics: [
        'Regions, zones and the shared responsibility',
        'IAM: roles instead of keys, least privilege, MFA',
        'Networks: subnets, routes, security groups, no public database',
        'Compute, block and object storage, managed PostgreSQL',
        'AWS in Mumbai, with the Azure and Google names beside it',
      ],
      build: 'The site in ap-south-1 behind a load balancer, with nothing public that need not be',
      icon: 'cloud',
    },
    {
      title: 'Infrastructure as text',
      topics: [
        'OpenTofu: state, plan, apply, modules',
        'Remote state with locking, secrets outside it',
        'Images with Packer, configuration with cloud-init and Ansible',
        'Drift, import and refactoring without destroying',
        'Policy checks in the pull request',
      ],
      build: 'The whole environment from one command, and the same once more for testing',
      icon: 'code',
    },
    {
      title: 'Staying up',
      topics: [
        'Health checks, auto scaling and graceful shutdown',
        'Two zones: failing over a database on purpose',
        'CDN, caching at the edge and serving during an outage',
        'Metrics, logs and alerts that mean something',
        'CERT-In’s rules: logs for 180 days, reporting within six hours',
      ],
      build: 'A game day: your group breaks the site, you bring it back and write what happened',
      icon: 'people',
    },
    {
      title: 'The bill and the keys',
      topics: [
        'Reading a cloud bill line by line; budgets and alarms',
        'Right-sizing, savings plans, spot, ARM',
        'Serverless where it is cheaper, and where it is not',
        'Audit trails, rotation and leaving a team cleanly',
        'Preparing for the AWS Solutions Architect exam, if you want it',
      ],
      build: 'The same site for half the money, with the figures to show it',
      icon: 'data',
    },
  ],
}
