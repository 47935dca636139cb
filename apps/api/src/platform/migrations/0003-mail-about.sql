-- Whom a letter is about, so that nothing of a person stays behind in letters to others or to a former address.
alter table mail_letter add column about_user uuid;
create index mail_letter_about on mail_letter (about_user) where about_user is not null;
