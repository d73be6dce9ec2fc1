-- What was changed about the school itself: a few of the many entries, listed beside its settings.
create index audit_entries_of_the_school on audit_entries (id desc) where action in (
  'setting changed', 'testimonial added', 'testimonial changed', 'testimonial removed',
  'team member added', 'team member changed', 'team member removed');
