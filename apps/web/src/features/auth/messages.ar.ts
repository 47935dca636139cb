import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "auth.promise": "تعلّم الأسواق دون أن تخسر قميصك",
  "auth.promise.practice": "نقود تدريبية فقط. لا يمكنك أن تخسر قرشًا واحدًا هنا.",
  "auth.promise.loss": "معظم من يضاربون يوميًا يخسرون أموالهم. هنا تعرف السبب قبل أن تخاطر بشيء.",
  "auth.promise.pace": "بضع دقائق كل يوم، من شمعتك الأولى إلى خطة تستطيع الدفاع عنها.",
  "auth.scene.stop": "الخسارة محدودة بـ 2%",

  "auth.signIn.title": "أهلًا بعودتك",
  "auth.signIn.text": "مسارك حيث تركته.",
  "auth.signIn.submit": "تسجيل الدخول",
  "auth.signIn.new": "جديد هنا؟",
  "auth.signIn.toSignUp": "أنشئ حسابًا",
  "auth.signIn.known": "لديك حساب بالفعل. سجّل الدخول بكلمة مرورك.",
  "auth.signIn.hint": "راجع البريد الإلكتروني وكلمة المرور: أحدهما خطأ. بعد خمس محاولات تتوقف المحاولات 15 دقيقة.",

  "auth.signUp.title": "أنشئ حسابك",
  "auth.signUp.text": "عنوانك كل ما تحتاجه لتبدأ. بلا بطاقة، وبلا تجربة تنتهي بفاتورة.",
  "auth.signUp.next": "متابعة",
  "auth.signUp.has": "لديك حساب؟",
  "auth.signUp.toSignIn": "سجّل الدخول",
  "auth.signUp.accountTitle": "اختر اسمًا وكلمة مرور",
  "auth.signUp.change": "تغيير",
  "auth.signUp.submit": "إنشاء الحساب",
  "auth.signUp.expired": "استغرق ذلك وقتًا طويلًا. أدخل بريدك مرة أخرى للمتابعة؛ لم يضِع شيء.",
  "auth.signUp.passwordHint": "إنها في القوائم التي يجرّبها المهاجمون أولًا. اختر غيرها: ثلاث كلمات من عندك تفي بالغرض.",
  "auth.signUp.backed": "نحفظ بصمة أحادية الاتجاه لكلمة مرورك، لا كلمة المرور نفسها.",

  "auth.field.email": "البريد الإلكتروني",
  "auth.field.password": "كلمة المرور",
  "auth.field.username": "اسم المستخدم",
  "auth.field.usernameHint": "يراه الآخرون في الدوري. يمكنك تغييره لاحقًا.",
  "auth.field.emailMissing": "أدخل بريدك الإلكتروني.",
  "auth.field.emailInvalid": "هذا ليس بريدًا إلكترونيًا. راجع الجزء بعد @.",
  "auth.field.passwordMissing": "أدخل كلمة مرورك.",
  "auth.field.passwordShort": "استخدم 8 أحرف على الأقل.",
  "auth.field.passwordLong": "استخدم 128 حرفًا على الأكثر.",
  "auth.field.usernameInvalid": "استخدم من 3 إلى 20 من الأحرف a إلى z أو الأرقام أو النقاط أو الشرطات السفلية.",

  "auth.username.suggestions": "أسماء متاحة",
  "auth.username.checking": "نتحقق من توفره",
  "auth.username.free": "{username} متاح.",
  "auth.username.taken": "اسم المستخدم هذا مأخوذ. اختر غيره.",
  "auth.username.reserved": "اسم المستخدم هذا محجوز. اختر غيره.",

  "auth.strength.short": "8 أحرف على الأقل.",
  "auth.strength.weak": "ضعيفة: لن يحتاج المخمِّن إلى وقت طويل.",
  "auth.strength.fair": "مقبولة: كلمة أخرى تجعلها جيدة.",
  "auth.strength.good": "جيدة: يصعب تخمينها إن لم تستخدمها في مكان آخر.",
  "auth.strength.strong": "قوية، إن لم تستخدمها في مكان آخر.",

  "auth.error.userNotFound": "لا يوجد حساب بهذا البريد.",
  "auth.error.emailNotFound": "لا يمكن استخدام هذا البريد الإلكتروني.",
  "auth.error.limit":
    "محاولات كثيرة. لم يضِع شيء: انتظر {minutes, plural, =0 {لحظة} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} ثم حاول مرة أخرى.",
  "auth.error.codeMismatch": "الرمز خطأ أو قديم. اطلب رمزًا جديدًا.",
  "auth.error.passwordResetRequired": "عيّن كلمة مرور جديدة أولًا.",
  "auth.error.userLambdaValidation": "لا يمكن إنشاء هذا الحساب. جرّب بريدًا آخر.",
  "auth.error.passwordInvalid": "لم تُقبل كلمة المرور هذه.",
  "auth.error.emailExists": "يوجد حساب بهذا البريد بالفعل.",
  "auth.error.reauthenticate": "أدخل كلمة مرورك أو سجّل الدخول من جديد لإتمام ذلك.",
  "auth.error.passkey": "مفتاح المرور هذا لا يعمل هنا.",

  "auth.problem.offline": "تعذّر الوصول إلى الخادم. ما كتبته لا يزال هنا: تحقق من اتصالك وحاول مرة أخرى.",
  "auth.problem.unavailable": "الخادم يبدأ الآن. حاول بعد لحظة.",
  "auth.problem.unknown": "حدث خطأ من جهتنا. ما كتبته لا يزال هنا: حاول مرة أخرى.",
} as const satisfies Translation<typeof english>;
