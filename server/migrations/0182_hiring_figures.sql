-- Hiring: the public figures change with opt-ins, with steps of introductions, and with what both sides say about a job.
-- works with code from 0181: older code shows no such figures.

do $$ declare name text; begin
  foreach name in array string_to_array('job_candidates introduction_events placements', ' ') loop
    execute format('create trigger %1$I after insert or update or delete or truncate on %2$I
      for each statement execute function bump_content_version()', name || '_content_changed', name);
  end loop;
end $$;
