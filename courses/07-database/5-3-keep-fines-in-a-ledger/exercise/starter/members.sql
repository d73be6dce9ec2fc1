create table if not exists members (member_id integer primary key, name text not null);
insert into members values (1, 'Anjali Menon'), (2, 'Faisal Rahman'), (3, 'Vasantha Pillai') on conflict do nothing;
