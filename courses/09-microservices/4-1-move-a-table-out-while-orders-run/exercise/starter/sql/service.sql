-- The schema service: its dabbas, and what the move must remember. Running this file again must do no harm.
create schema if not exists service;
create table if not exists service.dabbas (
  id int primary key,
  office text not null,
  place text not null
);
