-- A sign-up that was begun ends when somebody else proves to have its address.
create index concurrently if not exists auth_signup_email on auth_signup (email);
