-- Videos of a step: a link to another site, or an uploaded file with its captions.
create table step_videos (
  id bigint primary key generated always as identity,
  step_id bigint not null references steps (id),
  title text not null check (char_length(title) between 1 and 120),
  url text check (url like 'https://%'),
  file_id uuid unique references files (id),
  captions_id uuid unique references files (id),
  created_at timestamptz not null default now(),
  constraint step_videos_link_or_file check ((url is null) <> (file_id is null)),
  constraint step_videos_captions_of_file check (captions_id is null or file_id is not null)
);
create index step_videos_step_id on step_videos (step_id);
create trigger step_videos_content_changed after insert or update or delete or truncate on step_videos
  for each statement execute function bump_content_version();

-- Where a learner is in an uploaded video.
create table video_positions (
  person_id bigint not null references people (id) on delete cascade,
  video_id bigint not null references step_videos (id) on delete cascade,
  seconds integer not null check (seconds >= 0),
  updated_at timestamptz not null default now(),
  primary key (person_id, video_id)
);
create index video_positions_video_id on video_positions (video_id);
create trigger video_positions_reject_deleted_person before insert on video_positions
  for each row execute function reject_deleted_person('person_id');
